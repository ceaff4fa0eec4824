import { useEffect } from 'react';

/**
 * Ctrl+S or Cmd+S saves what is open instead of the page, from wherever the focus is.
 * @param isInDialog whether what is open is itself a dialog
 */
export function useSaveShortcut(onSave: () => void, isInDialog = false): void {
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
      // A dialog above it asks something first.
      const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;
      if (dialogs === (isInDialog ? 1 : 0)) onSave();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
