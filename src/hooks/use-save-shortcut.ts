import { useEffect } from 'react';

/** Ctrl+S or Cmd+S saves what is open instead of the page, from wherever the focus is. */
export function useSaveShortcut(onSave: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLowerCase() !== 's'
      )
        return;
      event.preventDefault();
      // A dialog asks something first.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) onSave();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
