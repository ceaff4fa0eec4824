interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  /** Why, on a line of its own, so that the sentence above it stands alone. */
  reason?: string;
  variant?: 'default' | 'success' | 'destructive';
  action?: ToastAction;
  /** As long as a failure, for its action takes back what cannot be taken back elsewhere as fast. */
  stays?: boolean;
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

/** More than this many at once is noise: the oldest gives way. */
export const TOAST_LIMIT = 3;

let records: readonly ToastRecord[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastRecord[]) {
  records = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a message from anywhere, inside React or not. Returns its id for `dismissToast`. */
export function showToast(input: ToastInput): number {
  const id = nextId++;
  // The same message again replaces itself, so that a double click does not stack twins.
  const others = records.filter(
    (record) => record.title !== input.title || record.description !== input.description,
  );
  publish([...others, { ...input, id, open: true }].slice(-TOAST_LIMIT));
  return id;
}

/** Closes a toast; it is removed when its way out has been seen. */
export function dismissToast(id: number) {
  publish(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
}

export function removeToast(id: number) {
  publish(records.filter((record) => record.id !== id));
}

export function readToasts(): readonly ToastRecord[] {
  return records;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether any toast was ever asked for on this page. */
export function haveToastsBeenShown(): boolean {
  return nextId > 1;
}
