/**
 * What a visitor presses and writes before the application can hear it. The browser itself follows links, opens details and
 * fills fields in; a button that only the application understands would be pressed in vain, and a field that it
 * fills would be filled unnoticed. Both are kept here and done again as soon as their part of the page is awake. The
 * shortcut of such a button is a press of it.
 */

import { takeEarlyActs } from './early-acts';
import { isDialogInFront, isShortcut } from './shortcut';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entry {
  readonly state: string | boolean;
  /** What was selected, or where the cursor stood; null in what has none. */
  readonly range: readonly [number | null, number | null] | null;
}

/** In the order in which they were first pressed; who presses again because nothing has happened means it once. */
const pressed = new Set<HTMLElement>();
/** With what stood in them: React writes over it when it takes their part of the page over. */
const changed = new Map<Field, Entry>();
/** While an input method is open, what it writes into must be left alone. */
let composing: EventTarget | null = null;
let isRunning = false;
let isGiving = false;

/** Begins to keep what is done, with what the page's own script has seen. To be called once, as early as can be. */
export function keepActs(): void {
  const hearKeys = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].map(
    hearShortcut,
  );
  const hear: Readonly<Record<string, (event: Event) => void>> = {
    click: keepPress,
    input: keepChange,
    compositionstart: ({ target }) => (composing = target),
    compositionend: () => (composing = null),
  };
  for (const [kind, hearOne] of Object.entries(hear)) addEventListener(kind, hearOne, true);
  addEventListener('beforeinput', mendChange, true);
  document.addEventListener('selectionchange', keepSelection, true);
  for (const act of takeEarlyActs()) {
    hear[act.type]?.(act);
    if (act instanceof KeyboardEvent) for (const hearKey of hearKeys) hearKey(act);
  }
  const focused = document.activeElement;
  // As a rule nothing is, and the browser need not make the classes of fields to tell.
  if (focused !== document.body && isField(focused) && isChanged(focused))
    changed.set(focused, entryOf(focused));
}

/** Does again what nobody has heard. To be called when the application, or another part of it, has come. */
export function giveActs(): void {
  isRunning = true;
  if (changed.size + pressed.size === 0) return;
  isGiving = true;
  for (const [field, entry] of changed) {
    if (!field.isConnected) changed.delete(field);
    else if (field !== composing) enterAgain(field, entry);
  }
  for (const control of pressed) {
    if (control.isConnected) pressAgain(control);
    else pressed.delete(control);
  }
  isGiving = false;
}

/** React keeps an event that it cannot hear yet from its target; what arrives there was heard by whoever listens. */
function keepPress({ target }: Event): void {
  if (isGiving || !(target instanceof Element)) return;
  const control = target.closest('a, label, summary, button');
  if (!(control instanceof HTMLButtonElement) || isNative(control)) return;
  pressed.add(control);
  control.addEventListener('click', forget);
}

/** As a press, until the part of the button is awake: it hears its shortcut before this does, or stands there anew. */
function hearShortcut(button: HTMLElement): (event: KeyboardEvent) => void {
  function handleKey(event: KeyboardEvent) {
    if (!button.isConnected) removeEventListener('keydown', handleKey);
    else if (
      isShortcut(event, button.getAttribute('aria-keyshortcuts') ?? '', targetOf(event)) &&
      !isDialogInFront()
    ) {
      event.preventDefault();
      button.click();
    }
  }
  addEventListener('keydown', handleKey);
  return handleKey;
}

/** What had the focus then. */
function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

/** Whether the browser knows by itself what the button is for. */
function isNative(button: HTMLButtonElement): boolean {
  return button.hasAttribute('popovertarget') || (button.type !== 'button' && button.form !== null);
}

function keepChange({ target }: Event): void {
  if (isGiving || !isField(target)) return;
  changed.set(target, entryOf(target));
  target.addEventListener('input', forget);
}

/** The next letter goes behind the ones before it, also where React has just written over them. */
function mendChange({ target }: Event): void {
  if (isWrittenOver(target)) giveActs();
}

/** The cursor moves without a word to the field. */
function keepSelection(): void {
  const field = document.activeElement;
  if (isField(field) && changed.has(field) && !isWrittenOver(field))
    changed.set(field, entryOf(field));
}

/** Whether what was entered there, and is unheard, stands there no more. */
function isWrittenOver(target: EventTarget | null): boolean {
  return isField(target) && (changed.get(target)?.state ?? stateOf(target)) !== stateOf(target);
}

function forget({ currentTarget }: Event): void {
  if (!isRunning) return;
  // React may take the part over just as it hears of the act, and writes over what has been entered.
  if (!isGiving && isWrittenOver(currentTarget)) {
    setTimeout(giveActs);
    return;
  }
  currentTarget?.removeEventListener('click', forget);
  currentTarget?.removeEventListener('input', forget);
  if (currentTarget instanceof HTMLButtonElement) pressed.delete(currentTarget);
  else if (isField(currentTarget)) changed.delete(currentTarget);
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function stateOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function entryOf(field: Field): Entry {
  const hasRange = !(field instanceof HTMLSelectElement) && field.selectionStart !== null;
  return {
    state: stateOf(field),
    range: hasRange ? [field.selectionStart, field.selectionEnd] : null,
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function pressAgain(control: HTMLElement): void {
  const how = { bubbles: true, cancelable: true };
  // Tabs hear of the mouse and not of the click.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    control.dispatchEvent(new PointerEvent(type, how));
  control.click();
}

function enterAgain(field: Field, entry: Entry): void {
  changeAgain(field, entry);
  // The event itself may have woken the part up, which then heard of what it had just written there.
  if (stateOf(field) !== entry.state) changeAgain(field, entry);
}

function changeAgain(field: Field, { state, range }: Entry): void {
  field.addEventListener('input', forget);
  if (isBox(field)) {
    // Back, as React still believes it to be, and once more.
    field.checked = !state;
    field.click();
  } else {
    if (field instanceof HTMLSelectElement) field.value = String(state);
    else writeAgain(field, String(state), range);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function writeAgain(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  range: Entry['range'],
): void {
  // React hears of a text that differs from what was last written through the element itself.
  field.value = text === '' ? ' ' : '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (field === document.activeElement && range) field.setSelectionRange(...range);
}
