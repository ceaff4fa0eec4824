import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, readyForm } from './visitor';

/** A job that takes applications, and one that does not any more, whenever the tests run. */
export const openJob = 'performance-marketing-executive';
export const otherOpenJob = 'soc-analyst-level-1';
export const closedJob = 'seo-content-specialist';

export const applicant = {
  'First name': 'Asha',
  'Last name': 'Verma',
  Email: 'asha@example.com',
  Phone: '98765 43210',
};

const signatures = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  png: [0x89, 0x50, 0x4e, 0x47],
} as const;

/** A file that begins as its kind does. @param size bytes */
export function resumeFile(name: string, kind: keyof typeof signatures = 'pdf', size = 2048) {
  const buffer = Buffer.alloc(size, 32);
  buffer.set(signatures[kind].slice(0, size));
  return { name, mimeType: 'application/octet-stream', buffer };
}

export const resumeField = (page: Page): Locator => page.getByLabel('Résumé/CV');

export async function openForm(page: Page, jobId = openJob): Promise<Locator> {
  await page.goto(`/job-portal/apply/${jobId}`);
  return readyForm(page, 'Job application');
}

/** Fills in what is required and goes on to the review. */
export async function goToReview(page: Page, values: Readonly<Record<string, string>> = {}) {
  const form = await openForm(page);
  await fillIn(form, { ...applicant, ...values });
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await expect(form.getByText('asha-cv.pdf')).toBeVisible();
  await form.getByRole('button', { name: 'Review application' }).click();
  const review = page.getByRole('form', { name: 'Review' });
  await expect(review).toBeVisible();
  return review;
}

export const agreement = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^I agree to the terms and conditions/ });

export function applicationRecord(jobId: string, changes: object = {}) {
  return {
    jobId,
    jobTitle: `Title of ${jobId}`,
    company: 'Loomworks',
    status: 'submitted',
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    phone: '9876543210',
    experience: '2',
    currentSalary: '',
    expectedSalary: '',
    noticePeriod: '',
    coverLetter: 'My words.',
    portfolio: '',
    linkedin: '',
    agreeTerms: true,
    applicationDate: '2026-11-02T08:00:00.000Z',
    resume: { name: 'asha-cv.pdf', size: 2048, type: 'application/pdf' },
    ...changes,
  };
}

/** Puts records into the browser's storage before the page is opened; a text is stored as it is. */
export async function seedApplications(page: Page, records: Readonly<Record<string, unknown>>) {
  await page.addInitScript((entries) => {
    // Only into a fresh tab: what the test removes must stay removed after a reload.
    if (sessionStorage.getItem('test-seeded')) return;
    sessionStorage.setItem('test-seeded', '1');
    for (const [jobId, record] of Object.entries(entries)) {
      const text = typeof record === 'string' ? record : JSON.stringify(record);
      localStorage.setItem(`job_application_${jobId}`, text);
    }
  }, records);
}

/** The browser refuses IndexedDB, as some private windows do. Before the page is opened. */
export async function refuseFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
}

/** Names of the résumés that the browser keeps, drafts included. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('careerloom-resumes', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onerror = () => reject(new Error('IndexedDB could not be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { name: string }[]).map(({ name }) => name));
          };
        };
      }),
  );
}
