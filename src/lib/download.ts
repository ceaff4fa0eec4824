/** Hands a text to the browser as a file to keep. @param type such as `text/csv` */
export function downloadText(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands what was put together here to the browser as a file to keep. */
export function downloadBlob(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
