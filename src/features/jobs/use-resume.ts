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
}

const nothing: ChosenResume = { file: null, isFleeting: false };

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
  const draft = useMemo(() => defineFormDraft(`job_resume_${jobId}`), [jobId]);
  /** The latest choice wins over files that take longer to read. */
  const turn = useRef(0);

  useEffect(() => {
    const mine = turn.current;
    const { id } = draft.get();
    const restore = async () => {
      const file = id === undefined ? await sentResumes.get(jobId) : await draftResumes.get(id);
      if (file && turn.current === mine) setChosen({ file, isFleeting: false });
      await draftResumes.removeOlderThan(Date.now() - DAY_MS);
    };
    restore().catch(ignore);
  }, [draft, jobId]);

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
      setChosen({ file, isFleeting });
    },
    [draft],
  );

  const choose = useCallback(
    async (file: File) => {
      const mine = (turn.current += 1);
      const result = await readResume(file);
      if (turn.current !== mine) return;
      if (typeof result !== 'string') {
        await take(result);
        return;
      }
      setChosen({ ...nothing, problem: result });
      await forget();
    },
    [forget, take],
  );

  const remove = useCallback(async () => {
    turn.current += 1;
    setChosen(nothing);
    await forget();
  }, [forget]);

  return { chosen, choose, take, remove, forget };
}
