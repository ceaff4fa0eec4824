const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row. The database answers any other with a failed cast, where nothing was found. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
