import type { ToastInput } from './toast-store';

/** For the toast of what has just become public: where it is, and a way there. */
export function publicNow(path: string): Required<Pick<ToastInput, 'description' | 'action'>> {
  return {
    description: `It is public now: visitors read it at ${path}.`,
    action: { label: 'View', onAction: () => window.open(path, '_blank', 'noopener') },
  };
}
