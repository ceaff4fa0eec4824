import * as z from 'zod/mini';
import { draftPrefix } from './visitor-keys';

const draftSchema = z.record(z.string(), z.string());

export interface FormDraft {
  /** The texts by field; empty where nothing is kept or readable. */
  readonly get: () => Record<string, string>;
  readonly set: (texts: object) => void;
  readonly clear: () => void;
}

/**
 * What somebody has typed into a form and not sent. Kept for the tab alone (`form_draft_<name>`), so that it
 * survives a reload and does not wait for the next person at a shared computer.
 */
export function defineFormDraft(name: string): FormDraft {
  const key = `${draftPrefix}${name}`;
  return {
    get: () => {
      try {
        const result = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
        return result.success ? result.data : {};
      } catch {
        return {};
      }
    },
    set: (texts) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(texts));
      } catch {
        // Blocked or full: the text lasts as long as the page.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  };
}
