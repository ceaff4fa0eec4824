import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { useRouter } from '@/lib/app-router';

interface FilterLinkProps extends LinkProps {
  /** `?tab=mine&search=loom`: the address as this page shows it, with what the link changes. */
  readonly to: string;
}

/**
 * A link to other filters of the same list. What is typed into the search box reaches the address before React shows it:
 * a link that was drawn until then would lead back to where nothing was searched for.
 */
export function FilterLink({ to, onClick, ...link }: FilterLinkProps) {
  const { search } = useLocation();
  const router = useRouter();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!router || event.defaultPrevented || hasModifier) return;
    event.preventDefault();
    const now = (router.state.navigation.location ?? router.state.location).search;
    const next = `?${withChanges(now, search, to).toString()}`;
    // As links do: the same address twice is no step of its own.
    void navigate(next, { replace: next === now });
  }

  return <Link to={to} onClick={handleClick} {...link} />;
}

/** @returns an address as it is now, with what differs between the one that is shown and the one that is wanted. */
function withChanges(now: string, shown: string, wanted: string): URLSearchParams {
  const next = new URLSearchParams(now);
  const before = new URLSearchParams(shown);
  const after = new URLSearchParams(wanted);
  for (const name of before.keys()) if (!after.has(name)) next.delete(name);
  for (const [name, value] of after) if (before.get(name) !== value) next.set(name, value);
  return next;
}
