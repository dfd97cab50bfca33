│[48;5;67m                [38;5;231;1mSettings                [0m│
│[48;5;231m      [38;5;16mThe lunar calendar starts on      [0m│
│[48;5;231m            [38;5;16;1mOctober 29, 2011            [0m│
│[48;5;231m         [38;5;16mThe first phase in it:         [0m│
│[48;5;231m    [38;5;16mFirst Quarter, 2011.11.02 16:37     [0m│
│[48;5;231m   [38;5;25;1m[   Present    ]  [     Push     ]   [0m│
│[48;5;16m        [38;5;231mHome             [1m[Settings]     [0m│
╰──────────────────( )───────────────────╯
[1mlifecycle[0m   UINavigationController #2: [1mloadView[0m,
            [1mviewDidLoad[0m, [1mviewWillAppear[0m
[1mlifecycle[0m   SettingsViewController #1: [1mloadView[0m
[38;5;94mnib[0m         [1mSettingsViewController.xib[0m[38;5;243m  7 objects, owner =[0m
            [38;5;243mSettingsViewController #1[0m
 [38;5;30mdecode[0m     UILabel #6, UILabel #7, UILabel #8, UILabel #9,
            UIButton #3, UIButton #4, UIView #5
 [38;5;30mconnect[0m    owner.[1mfirstEventLabel[0m → UILabel #9
            owner.[1mstartLabel[0m → UILabel #7
            owner.[1mview[0m → UIView #5
            UIButton #3.[1mpresentPicker:[0m → owner
            UIButton #4.[1mpushPicker:[0m → owner
 [38;5;30mawake[0m      UIView #5, UILabel #6, UILabel #7, UILabel #8,
            UILabel #9, UIButton #3, UIButton #4
[1mlifecycle[0m   SettingsViewController #1: [1mviewDidLoad[0m,
            [1mviewWillAppear[0m
[1mlifecycle[0m   UINavigationController #1: [1mviewWillDisappear[0m
[1mlifecycle[0m   HomeViewController #1: [1mviewWillDisappear[0m
[1mlifecycle[0m   UINavigationController #1: [1mviewDidDisappear[0m
[1mlifecycle[0m   HomeViewController #1: [1mviewDidDisappear[0m
[1mlifecycle[0m   UINavigationController #2: [1mviewDidAppear[0m
[1mlifecycle[0m   SettingsViewController #1: [1mviewDidAppear[0m
[38;5;243m32 steps: 1 nib read, 0 cells made, 0 reused.[0m
