import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '@/lib/drafts/new-id';
import { ignore } from '@/lib/ignore';
import { DAY_MS } from '@/lib/ist';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { draftResumes, sentResumes, type ResumeFile } from '@/lib/storage/resume-files';
import { resumeHeadBytes, resumeProblem, resumeType } from './resume';

export interface ChosenResume {
  readonly file: ResumeFile | null;
  /** What is wrong with the file that was chosen last; undefined while none was. */
  readonly problem?: string;
  /** Chosen, but the browser will have forgotten it after a reload. */
  readonly isFleeting: boolean;
  /** A file was chosen and is being read and kept; what else is said is of the choice before. */
  readonly isReading: boolean;
}

const nothing: ChosenResume = { file: null, isFleeting: false, isReading: false };

const unreadable = 'This file could not be read. Choose it again';

/** Checks a file by name, size and content, and only then reads the whole of it. */
async function readResume(file: File): Promise<ResumeFile | string> {
  try {
    const head = new Uint8Array(await file.slice(0, resumeHeadBytes).arrayBuffer());
    const problem = resumeProblem({ name: file.name, size: file.size, head });
    if (problem !== undefined) return problem;
    const type = resumeType(file.name) ?? '';
    return { name: file.name, type, bytes: await file.arrayBuffer() };
  } catch {
    // Moved or changed since it was chosen, or on a drive that is gone.
    return unreadable;
  }
}

/**
 * The résumé of one application. It is kept like the texts until it is sent: for this tab alone, hence the
 * random id in the tab's own storage; what a closed tab has left behind is removed after a day.
 */
export function useResume(jobId: string) {
  const [chosen, setChosen] = useState(nothing);
  const latest = useRef(nothing);
  /** The choice that is under way, else the last one. */
  const choosing = useRef<Promise<void>>(Promise.resolve());
  const draft = useMemo(() => defineFormDraft(`job_resume_${jobId}`), [jobId]);
  /** The latest choice wins over files that take longer to read. */
  const turn = useRef(0);

  const show = useCallback((next: ChosenResume) => {
    latest.current = next;
    setChosen(next);
  }, []);

  useEffect(() => {
    const mine = turn.current;
    const { id } = draft.get();
    const restore = async () => {
      const file = id === undefined ? await sentResumes.get(jobId) : await draftResumes.get(id);
      if (file && turn.current === mine) show({ ...nothing, file });
      await draftResumes.removeOlderThan(Date.now() - DAY_MS);
    };
    restore().catch(ignore);
  }, [draft, jobId, show]);

  const forget = useCallback(async () => {
    const { id } = draft.get();
    draft.clear();
    if (id !== undefined) await draftResumes.remove(id);
  }, [draft]);

  /** Takes a file that has been checked already. */
  const take = useCallback(
    async (file: ResumeFile) => {
      const mine = (turn.current += 1);
      const id = draft.get()['id'] ?? newId();
      const isFleeting = (await draftResumes.put(id, file)) === 'refused';
      if (turn.current !== mine) return;
      draft.set({ id });
      show({ ...nothing, file, isFleeting });
    },
    [draft, show],
  );

  const read = useCallback(
    async (file: File) => {
      const mine = (turn.current += 1);
      show({ ...latest.current, isReading: true });
      const result = await readResume(file);
      if (turn.current !== mine) return;
      if (typeof result !== 'string') {
        await take(result);
        return;
      }
      show({ ...nothing, problem: result });
      await forget();
    },
    [forget, show, take],
  );

  const choose = useCallback(
    (file: File) => {
      choosing.current = read(file).catch(ignore);
    },
    [read],
  );

  /** The file, once the one that was chosen last has been read; null where there is none or it was refused. */
  const settled = useCallback(async () => {
    let awaited: Promise<void>;
    do {
      awaited = choosing.current;
      await awaited;
    } while (awaited !== choosing.current);
    return latest.current.file;
  }, []);

  const remove = useCallback(async () => {
    turn.current += 1;
    show(nothing);
    await forget();
  }, [forget, show]);

  return { chosen, choose, settled, take, remove, forget };
}
