import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { useStepAside } from './use-step-aside';

const place = { form: 2000 };
const under: { elements: Element[] } = { elements: [] };
const asked = vi.fn(() => under.elements);

const rendered = vi.fn();

function Page() {
  const dock = useRef<HTMLElement>(null);
  useStepAside(dock);
  rendered();
  return (
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <form aria-label="Contact" />
        <p>Words to read</p>
        <button type="button">Apply</button>
      </main>
      <aside ref={dock} data-aside="unknown" />
    </>
  );
}

/** What the hook has found once the next frame has been painted. */
async function look(): Promise<string | undefined> {
  await act(() => new Promise<void>(afterPaint));
  const { aside = '' } = screen.getByRole('complementary').dataset;
  return { true: 'aside', false: 'here' }[aside];
}

function scrollTo(y: number): ReturnType<typeof look> {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
  return look();
}

/** Scrolls up a little, and comes back within the frame that shows it. */
function scrollHalfAFrame(): Promise<void> {
  Object.assign(window, { scrollY: 1 });
  window.dispatchEvent(new Event('scroll'));
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    // Tells of what it watches at once, as browsers do.
    class {
      disconnect = vi.fn();
      constructor(readonly observe: () => void) {}
    },
  );
  // No layout here: what lies under the dock is said.
  asked.mockClear();
  Object.assign(document, { elementsFromPoint: asked });
  Object.assign(window, { scrollY: 0, innerHeight: 700 });
  Object.assign(place, { form: 2000 });
  under.elements = [];
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  // The dock stands at the foot of the screen, the form is as wide as the screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLFormElement
      ? new DOMRect(0, place.form, 360, 400)
      : new DOMRect(240, 630, 110, 50);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what floats over a page', () => {
  it('stands there at first, once the page has been looked at', async () => {
    render(<Page />);
    expect(screen.getByRole('complementary').dataset.aside).toBe('unknown');
    expect(await look()).toBe('here');
  });

  it('lets React render nothing, whose work on the page would begin anew', async () => {
    render(<Page />);
    rendered.mockClear();
    expect(await scrollTo(100)).toBe('aside');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('steps aside while one reads on, comes back on the way up and at the end of the page', async () => {
    render(<Page />);
    expect(await scrollTo(100)).toBe('aside');
    expect(await scrollTo(60)).toBe('here');
    expect(await scrollTo(1500)).toBe('aside');
    expect(await scrollTo(2300)).toBe('here');
  });

  it('takes the trembling of a finger for no scrolling', async () => {
    render(<Page />);
    expect(await scrollTo(5)).toBe('here');
  });

  it('steps aside while one types', async () => {
    render(<Page />);
    act(() => screen.getByRole('textbox').focus());
    expect(await look()).toBe('aside');
    act(() => screen.getByRole('textbox').blur());
    expect(await look()).toBe('here');
  });

  it('steps aside where it would lie over a form, also on the way up', async () => {
    render(<Page />);
    await scrollTo(500);
    place.form = 500;
    expect(await scrollTo(400)).toBe('aside');
    place.form = 690;
    expect(await scrollTo(300)).toBe('here');
  });

  it('steps aside where it would lie over a button, and not over running text', async () => {
    render(<Page />);
    under.elements = [screen.getByText('Words to read')];
    expect(await scrollTo(0)).toBe('here');
    under.elements = [screen.getByRole('button', { name: 'Apply' })];
    expect(await scrollTo(1)).toBe('aside');
  });

  it('asks what lies under it once the frame is painted, which would have to wait for the answer', async () => {
    render(<Page />);
    await look();
    asked.mockClear();
    await scrollHalfAFrame();
    expect(asked).not.toHaveBeenCalled();
    await look();
    expect(asked).toHaveBeenCalled();
  });

  it('does not ask when the focus moves, unless it goes to the next page', async () => {
    render(<Page />);
    await look();
    asked.mockClear();
    act(() => screen.getByRole('button', { name: 'Apply' }).focus());
    await look();
    expect(asked).not.toHaveBeenCalled();
    under.elements = [screen.getByRole('button', { name: 'Apply' })];
    act(() => screen.getByRole('main').focus());
    expect(await look()).toBe('aside');
  });
});
