import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { newId } from '@/lib/drafts/new-id';

interface DuplicateOptions {
  readonly kind: 'post' | 'page';
  /** Stores the copy under this id. */
  readonly duplicate: (id: string, copyId: string) => Promise<{ readonly title: string }>;
  /** Reads again whatever lists documents of this kind. */
  readonly refresh: () => Promise<void>;
  /** Shows the copy in the editor. */
  readonly onOpen: (copyId: string) => void;
}

const words = {
  post: { done: 'Post duplicated', denial: "You don't have permission to create content" },
  page: { done: 'Page duplicated', denial: "You don't have permission to manage pages" },
} as const;

/** Makes a draft of what is saved of a document, and opens it. */
export function useDuplicate({ kind, duplicate, refresh, onOpen }: DuplicateOptions) {
  // A repeat after a lost answer must not make a second one.
  const copies = useRef(new Map<string, string>());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: string) => {
      const copyId = copies.current.get(id) ?? newId();
      copies.current.set(id, copyId);
      const { title } = await duplicate(id, copyId);
      copies.current.delete(id);
      return { copyId, title };
    },
    onSuccess: ({ copyId, title }) => {
      showToast({
        title: words[kind].done,
        description: `“${title}” is a draft.`,
        variant: 'success',
      });
      onOpen(copyId);
    },
    onError: (error, id) =>
      toastFailure(error, `Failed to duplicate ${kind}`, words[kind].denial, {
        label: 'Try again',
        onAction: () => mutate(id),
      }),
    onSettled: refresh,
  });
  return {
    duplicate: (id: string) => {
      if (!(isPending && variables === id)) mutate(id);
    },
  };
}
