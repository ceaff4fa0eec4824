import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readToasts } from '@/components/feedback/toast-store';
import { delays } from '@/data/delays';
import { referenceOf } from '@/lib/outbox/submission';
import { submit, submitOnce } from '@/lib/outbox/submit';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { EmailField, NameField, PhoneField } from './contact-fields';
import { SentConfirmation } from './sent-confirmation';
import { SubmitButton } from './submit-button';
import { useSending, useVisitorForm, waitingNotice, type KeepOutcome } from './use-visitor-form';
import { VisitorFormShell } from './visitor-form-shell';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Too short')),
  email: z.string(),
  phone: z.string(),
});

vi.mock('@/lib/outbox/submit', () => ({ submit: vi.fn(), submitOnce: vi.fn() }));

const keep = vi.fn<(values: object, stamp: { id: string; now: Date }) => KeepOutcome>();
const submission = ({ name }: { readonly name: string }) => ({
  kind: 'contact-message' as const,
  title: 'Example',
  name,
});

const notices = {
  kept: { title: 'Thank you', description: 'It is kept.' },
  updated: { title: 'Thank you again' },
  refused: 'There is no room for it',
  closed: { title: 'Too late' },
};

function Example({ minimumPending }: { readonly minimumPending?: number }) {
  const visitor = useVisitorForm({
    schema,
    defaultValues: { name: '', email: '', phone: '' },
    formId: 'example',
    draft: 'example',
    keep,
    submission,
    say: (outcome) => notices[outcome],
    minimumPending,
  });
  const { control } = visitor.form;
  if (visitor.sent) {
    return (
      <SentConfirmation
        title={visitor.sent.isUpdate ? 'Updated' : 'Sent'}
        sent={visitor.sent}
        details={[{ term: 'Name', text: visitor.sent.values.name }]}
        againLabel="Another"
        onAgain={visitor.again}
      />
    );
  }
  return (
    <VisitorFormShell visitor={visitor} label="Example">
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <PhoneField control={control} name="phone" />
      <SubmitButton pending={visitor.isPending} pendingLabel="Sending…">
        Send
      </SubmitButton>
    </VisitorFormShell>
  );
}

/** A dialog's way: the sending outlives the form, which is gone while the confirmation shows. */
function Outlived() {
  const sending = useSending<z.output<typeof schema>>();
  return (
    <>
      <p>{sending.isPending ? 'waits' : 'idle'}</p>
      {sending.sent ? (
        <button onClick={sending.again}>Another</button>
      ) : (
        <Inner sending={sending} />
      )}
    </>
  );
}

function Inner({
  sending,
}: {
  readonly sending: ReturnType<typeof useSending<z.output<typeof schema>>>;
}) {
  const visitor = useVisitorForm({
    schema,
    defaultValues: { name: '', email: '', phone: '' },
    formId: 'inner',
    draft: 'inner',
    keep,
    submission,
    say: () => undefined,
    sending,
  });
  return (
    <VisitorFormShell visitor={visitor} label="Inner">
      <NameField control={visitor.form.control} name="name" />
      <button type="submit">Send</button>
    </VisitorFormShell>
  );
}

const open = (example = <Example />) => render(<MemoryRouter>{example}</MemoryRouter>);
const nameField = () => screen.getByLabelText(/Name/);
const type = (value: string) => fireEvent.change(nameField(), { target: { value } });
/** The schema answers in microtasks, the pending time is the clock's. */
const later = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await later();
}

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockReset();
  keep.mockReturnValue('kept');
  vi.mocked(submit).mockReset().mockResolvedValue({ state: 'received' });
  vi.mocked(submitOnce).mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('draft: what was typed comes back, and is forgotten once it is kept', async () => {
  const { unmount } = open();
  type('Asha');
  unmount();
  open();
  expect(nameField()).toHaveValue('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
  expect(defineFormDraft('example').get()).toEqual({});
});

test('wrong: nothing is kept, and the focus is on the first wrong field', async () => {
  open();
  type('A');
  await send();
  await later(delays.pendingMinimum);
  expect(screen.getByText('Too short')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(keep).not.toHaveBeenCalled();
});

test('pending: the record is kept and sent at once, it shows for its minimum, and a second press does nothing', async () => {
  open();
  type(' Asha ');
  await send();
  const button = screen.getByRole('button', { name: 'Sending…' });
  fireEvent.submit(screen.getByRole('form'));
  await later(delays.pendingMinimum - 1);
  expect(button).toBeVisible();
  expect(keep).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
  await later(1);
  expect(button).not.toBeVisible();
  const [values, stamp] = keep.mock.lastCall ?? [];
  expect(values).toEqual({ name: 'Asha', email: '', phone: '' });
  expect(stamp?.id).toMatch(/./);
  expect(stamp?.now).toBeInstanceOf(Date);
  expect(submit).toHaveBeenCalledWith(submission({ name: 'Asha' }), {
    ...stamp,
    isUpdate: false,
  });
  expect(screen.getByText(referenceOf(stamp?.id ?? ''))).toBeVisible();
});

test('pending: it lasts as long as the sending', async () => {
  let arrive: (delivery: { state: 'received' }) => void = () => undefined;
  vi.mocked(submit).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  open();
  type('Asha');
  await send();
  await later(4_000);
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
  arrive({ state: 'received' });
  await later();
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test('pending: a form whose answer is something else does not wait, for the network neither', async () => {
  vi.mocked(submit).mockReturnValue(new Promise(() => undefined));
  open(<Example minimumPending={0} />);
  type('Asha');
  await send();
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test('kept: a toast says so, the confirmation has the focus, and another one begins empty at the first field', async () => {
  open();
  type('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(readToasts().at(-1)).toMatchObject({ ...notices.kept, variant: 'success' });
  expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(screen.getByRole('definition')).toHaveTextContent('Asha');
  for (const name of ['Ravi', 'Mina']) {
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue('');
    type(name);
    await send();
    await later(delays.pendingMinimum);
    expect(screen.getByRole('definition')).toHaveTextContent(name);
  }
});

test('kept: what took the place of an earlier record says so', async () => {
  keep.mockReturnValue('updated');
  open();
  type('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(screen.getByRole('heading', { name: 'Updated' })).toBeVisible();
  expect(readToasts().at(-1)?.title).toBe('Thank you again');
});

test('waiting: what is kept and not sent yet says so in every form alike', async () => {
  vi.mocked(submit).mockResolvedValue({ state: 'waiting' });
  open();
  type('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(readToasts().at(-1)).toMatchObject(waitingNotice);
  expect(screen.getByRole('heading', { name: waitingNotice.title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    "We couldn't reach the server, but your details are saved in your browser. They will be sent as soon as possible.",
  );
  expect(defineFormDraft('example').get()).toEqual({});
});

test('not accepted: the provider says why, and what was typed stays', async () => {
  vi.mocked(submit).mockResolvedValue({ state: 'refused', reason: 'Enter an address' });
  open();
  type('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(readToasts().at(-1)).toMatchObject({
    description: 'Enter an address',
    variant: 'destructive',
  });
  expect(nameField()).toHaveValue('Asha');
});

test('refused: what was typed stays, the form says why, and the next try clears that', async () => {
  keep.mockReturnValue('refused');
  open();
  type('Asha');
  await send();
  await later(delays.pendingMinimum);
  expect(screen.getByRole('alert')).toHaveTextContent('There is no room for it');
  expect(nameField()).toHaveValue('Asha');
  expect(defineFormDraft('example').get()).toMatchObject({ name: 'Asha' });
  expect(submit).not.toHaveBeenCalled();
  keep.mockReturnValue('closed');
  await send();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await later(delays.pendingMinimum);
  expect(readToasts().at(-1)).toMatchObject({ title: 'Too late', variant: 'destructive' });
  expect(nameField()).toHaveValue('Asha');
});

test('robot: who fills in the hidden field is thanked, nothing is kept, and the provider sees what it is', async () => {
  open();
  type('Robot');
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await send();
  await later(delays.pendingMinimum);
  expect(keep).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(vi.mocked(submitOnce).mock.lastCall?.at(2)).toBe('https://spam.example');
  expect(readToasts().at(-1)).toMatchObject(notices.kept);
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test('a dialog knows that its form is sending, and its next form takes the focus', async () => {
  open(<Outlived />);
  type('Asha');
  await send();
  expect(screen.getByText('waits')).toBeVisible();
  await later(delays.pendingMinimum);
  expect(screen.getByText('idle')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveValue('');
});
