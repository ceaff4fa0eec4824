/** What PGlite leaves in `process.exitCode`: 99 when it has started, 100 after an error of a statement, 0 when it has ended. */
const writtenByPglite = [0, 99, 100];

/**
 * Runs what starts, asks or ends PGlite and leaves the status of this process as it was. PGlite is a program compiled by
 * Emscripten, whose `exit` writes the status of the whole process: a test runner that closed its database after a
 * failure ended with 0, one whose tests had all passed with 100.
 */
export async function keepExitStatus<T>(action: () => Promise<T>): Promise<T> {
  const before = process.exitCode;
  try {
    return await action();
  } finally {
    // A failure that somebody else reported in the meantime stays.
    if (writtenByPglite.includes(Number(process.exitCode))) process.exitCode = before;
  }
}
