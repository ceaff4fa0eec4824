import { useEffect, useRef, useState } from 'react';

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** A dialog has the screen for itself. */
function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted. Without it a file dropped beside its target
 * would replace the page.
 *
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const take = (transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length > 0 && !isBehindDialog()) latest.current(files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      // Office programs put a picture of the copied text beside the text: then the text is meant.
      const hasWords = event.clipboardData?.getData('text/plain').trim() !== '';
      if (!holdsFiles(event.clipboardData) || hasWords) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    const handleOver = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(!isBehindDialog());
    };
    const handleLeave = (event: DragEvent) => {
      // Leaving the window, not one element for the next.
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    document.addEventListener('paste', handlePaste);
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, []);
  return isOver;
}
