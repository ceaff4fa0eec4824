import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository. */
  readonly name: string;
  readonly text: string;
}

/** Text files below some folders, with their text. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // The measuring tools have packages of their own.
      .filter((name) => !name.includes('node_modules'))
      .sort()
      .map((name) => ({ name, text: readFileSync(name, 'utf8') })),
  );
}

/** `file:line` of every place where the pattern occurs. */
export function placesOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}
