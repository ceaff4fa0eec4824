import { beforeEach, expect, test } from 'vitest';
import { newStamp } from '@/lib/stamp';
import { buildContactMessage, buildLead } from './model';
import { contactMessageStore, leadStore } from './records';
import { applicationSchema, contactSchema } from './schema';

const application = {
  fullName: 'Asha',
  email: 'a@b.co',
  phone: '1234567',
  courseSlug: 'data-science',
  cohort: '2026-12-07',
  message: '',
};
const message = { name: 'Asha', email: 'a@b.co', message: 'When does it begin?' };

beforeEach(() => localStorage.clear());

test.each([
  {
    key: 'leads',
    form: applicationSchema,
    keep: () => leadStore.keep(buildLead(application, newStamp())),
    read: leadStore.get,
  },
  {
    key: 'contact_messages',
    form: contactSchema,
    keep: () => contactMessageStore.keep(buildContactMessage(message, newStamp())),
    read: contactMessageStore.get,
  },
])(
  'every field of the form stays in $key when another record is added',
  ({ key, form, keep, read }) => {
    keep();
    keep();
    const names = ['id', 'createdAt', ...Object.keys(form.shape)].sort();
    const stored: object[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    expect(stored.map((record) => Object.keys(record).sort())).toEqual([names, names]);
    expect(read().map((record) => Object.keys(record).sort())).toEqual([names, names]);
  },
);

test('records of earlier versions are still read', () => {
  const { fullName, email, courseSlug, message: text } = application;
  const early = {
    id: '1',
    createdAt: '2026-11-20T04:00:00Z',
    fullName,
    email,
    courseSlug,
    message: text,
  };
  localStorage.setItem('leads', JSON.stringify([early]));
  expect(leadStore.get()).toEqual([{ ...early, phone: '' }]);
});
