import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lateCode, type LateCode } from '@/lib/late-code';
import { Late, LateNotice } from './late';
import { LateDialog } from './late-dialog';
import { LateTool } from './late-tool';

interface Module {
  readonly text: string;
}

/** Code whose fetch fails until the network is there. */
function codeWithout(): { code: LateCode<Module>; network: { isThere: boolean } } {
  const network = { isThere: false };
  const code = lateCode(() =>
    network.isThere
      ? Promise.resolve({ text: 'Here it is' })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  return { code, network };
}

beforeEach(() => {
  // jsdom draws no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it('N17: a part whose code does not come says so in its place, and the rest keeps what was typed', async () => {
  const { code, network } = codeWithout();
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Title" />
      <Late code={code} fallback="Loading" title="The editor could not be loaded">
        {({ text }) => <p>{text}</p>}
      </Late>
    </>,
  );
  await user.type(screen.getByLabelText('Title'), 'Half a thought');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The editor could not be loaded');
  expect(alert).toHaveTextContent('Check your connection and try again.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Here it is');
  expect(screen.getByLabelText('Title')).toHaveValue('Half a thought');
});

it('what has come already is shown at once, without a look at the fallback', async () => {
  const { code, network } = codeWithout();
  network.isThere = true;
  await code.load();
  render(
    <>
      <Late code={code} fallback="Loading">
        {({ text }) => <p>{text}</p>}
      </Late>
      <LateDialog code={code} open onClose={vi.fn()} title="The form could not be opened">
        {({ text }) => <div role="dialog">{text}</div>}
      </LateDialog>
    </>,
  );
  expect(screen.getAllByText('Here it is')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('Loading');
});

it('a part that nobody misses stays away in silence', async () => {
  const { code } = codeWithout();
  render(
    <Late code={code} fallback="Loading" failed={null}>
      {({ text }) => <p>{text}</p>}
    </Late>,
  );
  await waitFor(() => expect(code.isMissing()).toBe(true));
  await waitFor(() => expect(document.body).not.toHaveTextContent('Loading'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a part that failed to come ahead of time asks again when it is shown', async () => {
  const { code, network } = codeWithout();
  await expect(code.load()).rejects.toThrow();
  network.isThere = true;
  render(<Late code={code}>{({ text }) => <p>{text}</p>}</Late>);
  // The earlier failure says nothing of this try.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await screen.findByText('Here it is');
});

it('the notice beside a prerendered form comes and goes with the failure', async () => {
  const { code, network } = codeWithout();
  render(<LateNotice code={code} title="The form could not be loaded" />);
  expect(document.body).toHaveTextContent(/^$/);
  code.prefetch();
  await screen.findByText('The form could not be loaded');
  network.isThere = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('a dialog whose code comes after all gives the focus back to what opens it, for the next to find', async () => {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (before instanceof HTMLElement) before.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  const { code, network } = codeWithout();
  const onClose = vi.fn();
  const opener = vi.fn();
  function Form() {
    useEffect(() => opener(document.activeElement?.textContent), []);
    return <p>The form</p>;
  }
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <LateDialog code={code} open={isOpen} onClose={onClose} title="It could not be opened">
          {() => <Form />}
        </LateDialog>
      </>
    );
  }
  render(<Screen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'It could not be opened' });
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The form');
  expect(opener).toHaveBeenCalledWith('Open');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['dialog', LateDialog],
  ['tool', LateTool],
])(
  'N17: a %s that cannot be opened says so, can be closed, tried again and opened',
  async (_name, Opened) => {
    const { code, network } = codeWithout();
    const user = userEvent.setup();
    function Screen() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen ? (
            <Opened code={code} open onClose={() => setOpen(false)} title="It could not be opened">
              {({ text }) => <p>{text}</p>}
            </Opened>
          ) : null}
        </>
      );
    }
    render(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'It could not be opened' });
    expect(dialog).toHaveAccessibleDescription(/Check your connection and try again/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'It could not be opened' });
    network.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Here it is');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('a part that waits asks again by itself as soon as there is a network', async () => {
  const { code, network } = codeWithout();
  render(<Late code={code}>{({ text }) => <p>{text}</p>}</Late>);
  await screen.findByRole('alert');
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Here it is');
});

it('asks no more than once at a time', async () => {
  const fetch = vi.fn(() => new Promise<Module>(() => undefined));
  const code = lateCode(fetch);
  render(
    <>
      <Late code={code}>{({ text }) => <p>{text}</p>}</Late>
      <Late code={code}>{({ text }) => <p>{text}</p>}</Late>
    </>,
  );
  code.prefetch();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
});
