#import <UIKit/UIKit.h>

@interface OldMoon : NSObject
@end
