import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loads = vi.fn();

/** A document of its own: what has been used once stays so. */
async function wait(selector = 'form', news?: Promise<void>): Promise<void> {
  const { whenWanted } = await import('./when-wanted');
  void whenWanted(selector, news).then(loads);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  loads.mockClear();
  const form = document.createElement('form');
  form.append(document.createElement('input'));
  document.body.replaceChildren(form, document.createElement('p'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('comes within the very moment in which somebody points at the part', async () => {
  await wait();
  const point = () => new Event('pointerover', { bubbles: true });
  document.querySelector('p')?.dispatchEvent(point());
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).not.toHaveBeenCalled();
  document.querySelector('input')?.dispatchEvent(point());
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes when the page is used, for all parts that ask from then on, too', async () => {
  await wait();
  dispatchEvent(new Event('scroll'));
  expect(loads).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(loads).toHaveBeenCalledOnce();
  await wait();
  expect(loads).toHaveBeenCalledTimes(2);
});

test.each([
  'click',
  'focusin',
  'input',
  'keydown',
  'pointerdown',
  'pointermove',
  'scroll',
  'touchstart',
])('comes with whatever somebody does on the page: %s', async (act) => {
  await wait();
  document.querySelector('p')?.dispatchEvent(new Event(act, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes with a press that a sleeping part keeps from the rest of the page', async () => {
  await wait();
  const [form, field] = [document.querySelector('form'), document.querySelector('input')];
  form?.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
  field?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes at once where somebody was quicker than what asks for it', async () => {
  await import('./when-wanted');
  dispatchEvent(new Event('touchstart'));
  await wait();
  expect(loads).toHaveBeenCalledOnce();
});

test('comes at once where somebody stands in a field already', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await wait();
  expect(loads).toHaveBeenCalledOnce();
});

test('comes with the next frame where the page is scrolled already', async () => {
  vi.stubGlobal('scrollY', 200);
  await wait();
  await vi.advanceTimersByTimeAsync(100);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes before the page changes, which would wait for it', async () => {
  await wait();
  const { openAll } = await import('./nearness');
  openAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes after eight seconds, where it is to, to who does nothing', async () => {
  const { peace } = await import('./page-use');
  await wait('form', peace());
  await vi.advanceTimersByTimeAsync(7_900);
  expect(loads).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(loads).toHaveBeenCalledOnce();
});

test('comes with what is new on the page, where it is to, to who does nothing', async () => {
  const { pageNews } = await import('./page-use');
  await wait('form', pageNews.opened);
  await wait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).not.toHaveBeenCalled();
  pageNews.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
  dispatchEvent(new Event('touchstart'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('costs nothing to who does nothing', async () => {
  await wait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).not.toHaveBeenCalled();
  dispatchEvent(new Event('touchstart'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('does not wait for a part that is not there', async () => {
  await wait('table');
  expect(loads).toHaveBeenCalledOnce();
});

test.each(['/?course=cyber-security', '/#apply'])(
  'does not wait where the address chooses something: %s',
  async (address) => {
    history.replaceState(null, '', address);
    await wait();
    expect(loads).toHaveBeenCalledOnce();
  },
);

test('does not wait where something was typed before a reload', async () => {
  sessionStorage.setItem('form_draft_contact', '{"name":"Asha"}');
  await wait();
  expect(loads).toHaveBeenCalledOnce();
});

test('what the browser keeps is read at once where it keeps something, else once the page is used', async () => {
  const { whenKept } = await import('./when-wanted');
  localStorage.setItem('saved_jobs', '["a"]');
  void whenKept('saved_jobs').then(loads);
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
  localStorage.clear();
  void whenKept('saved_jobs').then(loads);
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(loads).toHaveBeenCalledTimes(2);
});

test('what nobody sees at first comes once the page is used', async () => {
  const { whenPageIsUsed } = await import('./when-wanted');
  void whenPageIsUsed().then(loads);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(loads).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('what nobody sees at first comes at once where the address names a place', async () => {
  history.replaceState(null, '', '/job-portal/applications#your-data');
  const { whenPageIsUsed } = await import('./when-wanted');
  void whenPageIsUsed().then(loads);
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});
