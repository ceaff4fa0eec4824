import { afterEach, describe, expect, test } from 'vitest';
import { activityMatrix } from '../support/activity-matrix';
import { actors, as } from '../support/database-actors';
import { isRefused } from '../support/database-arrange';
import { campaignMatrix } from '../support/campaign-matrix';
import { copyMatrix } from '../support/copy-matrix';
import { matrix } from '../support/database-matrix';
import { previewMatrix } from '../support/preview-matrix';
import { redirectMatrix } from '../support/redirect-matrix';
import { reviewMatrix } from '../support/review-matrix';
import { sectionMatrix } from '../support/section-matrix';
import { submissionMatrix } from '../support/submission-matrix';
import { timeMatrix } from '../support/time-matrix';
import { factorMatrix } from '../support/factor-matrix';
import { mediaMatrix } from '../support/media-matrix';
import { trashMatrix } from '../support/trash-matrix';
import { versionMatrix } from '../support/version-matrix';

let cleanUp: (() => PromiseLike<unknown>) | undefined;

afterEach(async () => {
  await cleanUp?.();
  cleanUp = undefined;
});

describe.each([
  ...matrix,
  ...timeMatrix,
  ...submissionMatrix,
  ...campaignMatrix,
  ...redirectMatrix,
  ...mediaMatrix,
  ...trashMatrix,
  ...versionMatrix,
  ...previewMatrix,
  ...activityMatrix,
  ...reviewMatrix,
  ...copyMatrix,
  ...sectionMatrix,
  ...factorMatrix,
])('$title ($cases)', ({ allowed, isRead, arrange }) => {
  test.each(actors.filter((actor) => allowed.includes(actor)))('%s may', async (actor) => {
    const client = await as(actor);
    const arranged = await arrange();
    cleanUp = arranged.cleanUp;
    const before = await arranged.stored();

    const answer = await arranged.attempt(client);

    expect(answer.error).toBeNull();
    expect(answer.data).not.toHaveLength(0);
    if (!isRead) expect(await arranged.stored()).not.toEqual(before);
  });

  test.each(actors.filter((actor) => !allowed.includes(actor)))('%s may not', async (actor) => {
    const client = await as(actor);
    const arranged = await arrange();
    cleanUp = arranged.cleanUp;
    const before = await arranged.stored();

    const answer = await arranged.attempt(client);

    expect(isRefused(answer), JSON.stringify(answer)).toBe(true);
    expect(await arranged.stored()).toEqual(before);
  });
});
