"""Files for the checks, made by the programs that are built."""

import pathlib
import subprocess


class Files:
    """Makes files in a folder that is gone afterwards."""

    package = pathlib.Path(__file__).parents[2]
    programs = package / ".build/debug"

    def __init__(self, folder, site):
        self.folder = folder
        self.site = site

    def run(self, program, *lines, options=()):
        """Runs lines in a program, in the folder; a line that fails is an error. Returns what it printed."""
        commands = [part for line in lines for part in ("-c", line)]
        done = subprocess.run(
            [self.programs / program, *options, *commands], cwd=self.folder, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, f"{program} {' '.join(commands)}:\n{done.stderr}"
        return done.stdout

    def snapshot(self, name, program, *lines, options=(), arguments=""):
        """The path of a file that `snapshot` makes after some lines."""
        self.run(program, *lines, f"snapshot {name} --force {arguments}", options=options)
        return self.folder / name

    def write(self, name, text):
        """The path of a file with a text in it, such as a script."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path
