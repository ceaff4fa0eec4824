/** Lets the browser save a file that was made in the page. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
