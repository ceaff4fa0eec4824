import { existsSync, readdirSync } from 'node:fs';

const libraries = '/usr/lib/x86_64-linux-gnu';

function existing(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Path of Debian's Firefox; undefined where it is not installed. */
export function findFirefox(): string | undefined {
  return existing(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox');
}

interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** The window system without a screen: GTK draws nowhere else. */
  readonly display: string;
}

/** Paths of Debian's WebKitGTK with its small browser; undefined where a part of it is not installed. */
export function findWebKit(): WebKitPaths | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  const browser = existing(
    ...folders
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => `${libraries}/${name}/MiniBrowser`),
  );
  const driver = existing('/usr/bin/WebKitWebDriver');
  const display = existing('/usr/bin/Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}
