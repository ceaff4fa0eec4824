import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubIndexedDb, stubNoIndexedDb } from '@/testing/fake-indexed-db';
import { draftResumes, eraseResumes, sentResumes } from './resume-files';

const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2, 3]).buffer };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a résumé', () => {
  let control: { refuse: boolean };
  beforeEach(() => {
    control = stubIndexedDb();
  });

  test('is found by its job until it is removed', async () => {
    expect(await sentResumes.put('job-1', cv)).toBe('stored');
    expect(await sentResumes.get('job-1')).toEqual(cv);
    expect(await sentResumes.get('job-2')).toBeNull();
    expect(await draftResumes.get('job-1')).toBeNull();
    expect(await sentResumes.list()).toEqual([{ id: 'job-1', name: 'cv.pdf' }]);
    expect(await sentResumes.remove('job-1')).toBe(true);
    expect(await sentResumes.get('job-1')).toBeNull();
  });

  test('that is sent again replaces the first', async () => {
    await sentResumes.put('job-1', cv);
    await sentResumes.put('job-1', { ...cv, name: 'new.pdf' });
    expect(await sentResumes.list()).toEqual([{ id: 'job-1', name: 'new.pdf' }]);
  });

  test('that the browser refuses is reported and changes nothing', async () => {
    await sentResumes.put('job-1', cv);
    control.refuse = true;
    expect(await sentResumes.put('job-1', { ...cv, name: 'new.pdf' })).toBe('refused');
    expect(await sentResumes.remove('job-1')).toBe(false);
    expect(await eraseResumes()).toBe(false);
    control.refuse = false;
    expect(await sentResumes.get('job-1')).toEqual(cv);
  });

  test('that was chosen long ago and never sent goes; a sent one stays', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
    await draftResumes.put('old', cv);
    await sentResumes.put('job-1', cv);
    vi.setSystemTime(5000);
    await draftResumes.put('new', cv);
    await draftResumes.removeOlderThan(3000);
    expect(await draftResumes.list()).toEqual([{ id: 'new', name: 'cv.pdf' }]);
    expect(await sentResumes.list()).toHaveLength(1);
  });

  test('goes with everything else', async () => {
    await draftResumes.put('new', cv);
    await sentResumes.put('job-1', cv);
    expect(await eraseResumes()).toBe(true);
    expect([...(await draftResumes.list()), ...(await sentResumes.list())]).toEqual([]);
  });
});

describe('a browser without IndexedDB', () => {
  test.each([
    ['that has none', undefined],
    [
      'that throws',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])('%s is reported, never thrown', async (_name, indexedDB) => {
    stubNoIndexedDb(indexedDB);
    expect(await sentResumes.put('job-1', cv)).toBe('refused');
    expect(await sentResumes.get('job-1')).toBeNull();
    expect(await sentResumes.list()).toEqual([]);
    expect(await sentResumes.remove('job-1')).toBe(false);
    await expect(draftResumes.removeOlderThan(1)).resolves.toBeUndefined();
  });
});
