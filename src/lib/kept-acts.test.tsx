import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Late } from '@/components/late/late';
import { recordActs } from './early-acts';
import { giveActs, keepActs } from './kept-acts';
import { lateCode } from './late-code';

// jsdom knows none.
vi.stubGlobal('PointerEvent', MouseEvent);
/** Stands there from the beginning, as all that a build has written. */
const search = document.body.appendChild(document.createElement('div'));
const opener = search.appendChild(document.createElement('button'));
opener.type = 'button';
opener.setAttribute('aria-keyshortcuts', '/ Control+K');
opener.textContent = 'Search';

interface PartProps {
  readonly onPress: (name: string) => void;
}

const subscribeToNothing = () => () => undefined;
const isHere = () => true;
const isNotHere = () => false;

/** Of each kind one: what a page may hold that needs the application. */
function Part({ onPress }: PartProps) {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('one');
  // As what reads the tab's storage does: as soon as it is awake it renders again, and writes over its fields.
  useSyncExternalStore(subscribeToNothing, isHere, isNotHere);
  return (
    <>
      <button type="button" onClick={() => onPress('button')}>
        Press
      </button>
      <button type="button" onMouseDown={() => onPress('tab')}>
        Tab
      </button>
      <details suppressHydrationWarning>
        <summary onClick={() => onPress('summary')}>More</summary>
        Text
      </details>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="Box"
        type="checkbox"
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <select
        aria-label="Choice"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        <option>one</option>
        <option>two</option>
      </select>
      <output>{`${text}, ${String(isOn)}, ${choice}`}</output>
    </>
  );
}

function find(container: Element, selector: string) {
  const found = container.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** A page as a build has written it. */
function writePage(page: ReactNode): Element {
  const container = document.createElement('div');
  document.body.append(container);
  container.append(document.createRange().createContextualFragment(renderToString(page)));
  return container;
}

/** What a visitor may do with it. */
async function doAll(container: Element): Promise<void> {
  const user = userEvent.setup();
  const [press, tab] = container.querySelectorAll('button');
  if (!press || !tab) throw new Error('The page has no buttons.');
  await user.click(press);
  await user.click(press);
  await user.click(tab);
  await user.click(find(container, 'summary'));
  await user.type(find(container, 'input'), 'hello');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  // Browsers say so, jsdom does not.
  document.dispatchEvent(new Event('selectionchange'));
  await user.click(find(container, '[type="checkbox"]'));
  await user.selectOptions(find(container, 'select'), 'two');
  find(container, 'input').focus();
}

function settle(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await new Promise((done) => setTimeout(done));
  });
}

function expectHeard(container: Element, onPress: ReturnType<typeof vi.fn>) {
  expect(find(container, 'output')).toHaveTextContent('hello, true, two');
  expect(onPress.mock.calls).toEqual([['button'], ['tab']]);
}

function expectDone(container: Element, onPress: ReturnType<typeof vi.fn>) {
  expectHeard(container, onPress);
  const input = find(container, 'input');
  expect(input).toHaveValue('hello');
  expect(input).toHaveFocus();
  expect(input.selectionStart).toBe(3);
  expect(find(container, '[type="checkbox"]')).toBeChecked();
  expect(find(container, 'select')).toHaveValue('two');
}

function hydrate(container: Element, page: ReactNode) {
  const root = hydrateRoot(container, page);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
}

/** Used before `boot.ts` has come: the page's own script has seen it, and only that. */
const onEarlyPress = vi.fn();
const earlyPart = <Part onPress={onEarlyPress} />;
const earlyPage = writePage(earlyPart);
const opensEarly = document.body.appendChild(document.createElement('button'));
opensEarly.type = 'button';
opensEarly.setAttribute('aria-keyshortcuts', 'Control+M');
const recording = new AbortController();
recordActs(recording.signal);
await doAll(earlyPage);
pressKeys({ key: 'm', ctrlKey: true });
pressKeys({ key: '/' }, find(earlyPage, 'input'));
// A letter in a field, also when somebody has gone on meanwhile.
find(earlyPage, 'input').blur();
keepActs();
recording.abort();

it('does again, once, what was pressed and written before the application came', async () => {
  const onPress = vi.fn();
  const part = <Part onPress={onPress} />;
  const container = writePage(part);
  await doAll(container);
  const onOpen = vi.fn();
  opensEarly.addEventListener('click', onOpen);
  const onSearch = vi.fn();
  opener.addEventListener('click', onSearch, { once: true });
  await settle(() => {
    hydrate(container, part);
    hydrate(earlyPage, earlyPart);
    giveActs();
  });
  expectDone(container, onPress);
  expectHeard(earlyPage, onEarlyPress);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onSearch).not.toHaveBeenCalled();
  opensEarly.remove();
  await settle(giveActs);
  expectDone(container, onPress);
});

/** A page whose part sleeps, and a way to bring its code: it wakes up with the next event, or when React comes to it. */
async function openSleeping(onPress = vi.fn()) {
  const part = <Part onPress={onPress} />;
  let arrive: (module: object) => void = () => undefined;
  const code = lateCode(() => new Promise<object>((resolve) => (arrive = resolve)));
  const container = writePage(<Suspense>{part}</Suspense>);
  await settle(() => {
    hydrate(container, <Late code={code}>{() => part}</Late>);
    giveActs();
  });
  async function bringCode() {
    arrive({});
    await code.load();
  }
  return { container, bringCode };
}

it('does it again in a part that comes later than the application', async () => {
  const onPress = vi.fn();
  const { container, bringCode } = await openSleeping(onPress);
  await doAll(container);
  expect(onPress).not.toHaveBeenCalled();
  await settle(bringCode);
  await vi.waitFor(() => expectDone(container, onPress));
});

it('loses nothing of an act with which a part wakes up', async () => {
  const { container, bringCode } = await openSleeping();
  const select = find(container, 'select');
  await bringCode();
  await settle(() => {
    select.value = 'two';
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitFor(() => expect(find(container, 'output')).toHaveTextContent(', false, two'));
  expect(select).toHaveValue('two');
});

/** What a browser does, in one go. */
function enterLetter(field: HTMLInputElement, letter: string) {
  const how = { bubbles: true, data: letter };
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: letter }));
  field.dispatchEvent(new InputEvent('beforeinput', how));
  const prototype: unknown = Object.getPrototypeOf(field);
  const text = field.value + letter;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.setSelectionRange(text.length, text.length);
  field.dispatchEvent(new InputEvent('input', how));
}

it('loses no letter of a word in the midst of which a part wakes up', async () => {
  const { container, bringCode } = await openSleeping();
  const text = find(container, 'input');
  text.focus();
  for (const letter of 'hel') enterLetter(text, letter);
  await bringCode();
  // Letter upon letter, with no time for anything in between.
  await settle(() => {
    for (const letter of 'lo') enterLetter(text, letter);
  });
  await vi.waitFor(() => expect(find(container, 'output')).toHaveTextContent('hello, false, one'));
  expect(text).toHaveValue('hello');
  expect(text.selectionStart).toBe(5);
});

/** @returns whether the browser is told to leave the keys alone */
function pressKeys(init: KeyboardEventInit, target: Element = document.body): boolean {
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
}

it('takes the shortcut of a button that sleeps for a press, and what is not meant as one for nothing', async () => {
  const onPress = vi.fn();
  const onKey = vi.fn((event: KeyboardEvent) => event.key === 'k' && event.preventDefault());
  const button = (
    <button type="button" aria-keyshortcuts="/ Control+K" onClick={onPress}>
      Search
    </button>
  );
  function expectNone() {
    expect(pressKeys({ key: '/', ctrlKey: true })).toBe(false);
    expect(pressKeys({ key: 'K' })).toBe(false);
    const field = search.appendChild(document.createElement('input'));
    field.focus();
    expect(pressKeys({ key: '/' }, field)).toBe(false);
    field.remove();
    const front = search.appendChild(document.createElement('p'));
    front.role = 'alertdialog';
    expect(pressKeys({ key: '/' })).toBe(false);
    front.remove();
  }
  expectNone();
  await settle(() => {
    hydrate(search, button);
    giveActs();
  });
  expect(onPress).not.toHaveBeenCalled();

  // Once it is awake it hears them first.
  document.addEventListener('keydown', onKey);
  pressKeys({ key: 'k', ctrlKey: true });
  expect(onKey).toHaveBeenCalledOnce();
  expect(onPress).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKey);

  // Here it hears none, as while its code has not come.
  expect(pressKeys({ key: '/' })).toBe(true);
  expect(onPress).toHaveBeenCalledOnce();
  expectNone();
  expect(onPress).toHaveBeenCalledOnce();

  const gone = search.firstElementChild;
  gone?.remove();
  expect(pressKeys({ key: '/' })).toBe(false);
  if (gone) search.append(gone);
  expect(pressKeys({ key: '/' })).toBe(false);
});
