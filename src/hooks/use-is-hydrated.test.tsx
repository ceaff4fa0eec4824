import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hydrate } from '@/testing/hydrate';
import { useIsHydrated } from './use-is-hydrated';

function Reading({ log = [] }: { readonly log?: string[] }) {
  const isHydrated = useIsHydrated();
  log.push(String(isHydrated));
  useEffect(() => {
    // A visitor's touch is answered between tasks; what React does in one piece comes before this.
    queueMicrotask(() => log.push('a moment for the visitor'));
  }, [log]);
  return <p>{String(isHydrated)}</p>;
}

describe('useIsHydrated', () => {
  it('is true at once in what was not prerendered', () => {
    const log: string[] = [];
    render(<Reading log={log} />);
    expect(screen.getByText('true')).toBeInTheDocument();
    expect(log).not.toContain('false');
  });

  it('is false in the prerendered page', () => {
    expect(renderToString(<Reading />)).toBe('<p>false</p>');
  });

  it('agrees with the prerendered page, then changes without holding the visitor up', async () => {
    // As in a browser: the library's test mode would do everything in one piece.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.createElement('div');
    const paragraph = document.createElement('p');
    paragraph.append('false');
    container.append(paragraph);
    const log: string[] = [];
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, <Reading log={log} />, { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      vi.unstubAllGlobals();
    });
    await vi.waitFor(() => expect(container).toHaveTextContent('true'));
    expect(log).toEqual(['false', 'a moment for the visitor', 'true']);
    expect(container.firstElementChild).toBe(paragraph);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is rendered for only when it is of use, and known at once when it is later', async () => {
    const log: string[] = [];
    function Link({ query }: { readonly query: string }) {
      log.push(`${useIsHydrated(query !== '')} ${query}`);
      return <button>{query}</button>;
    }
    const { update } = await hydrate(<Link query="" />);
    // By the build, and by React.
    expect(log).toEqual(['false ', 'false ']);
    log.length = 0;
    await update(<Link query="?course=a" />);
    expect(log).toEqual(['true ?course=a']);
  });
});
