import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lateCode } from '@/lib/late-code';

/** Nobody needs it who finds what they came for. */
const redirects = lateCode(() => import('@/lib/redirects/find-destination'));

interface MissingAddressProps {
  /** What was asked for, where that is not what the address bar says. */
  readonly path?: string;
  /** Stands there while it is asked: the place that the page would have had. */
  readonly waiting: ReactNode;
  /** What is shown when the address leads nowhere. */
  readonly children: ReactNode;
}

/**
 * In place of what was not found: asks once whether the address leads elsewhere, and goes there. Without an answer it is
 * as if there were none.
 */
export function MissingAddress({ path, waiting, children }: MissingAddressProps) {
  const { pathname } = useLocation();
  const asked = path ?? pathname;
  return (
    <Asking key={asked} pathname={asked} waiting={waiting}>
      {children}
    </Asking>
  );
}

interface AskingProps extends Omit<MissingAddressProps, 'path'> {
  readonly pathname: string;
}

function Asking({ pathname, waiting, children }: AskingProps) {
  const [isNowhere, setNowhere] = useState(false);
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    let isOver = false;
    async function goOn(): Promise<void> {
      const { findDestination, noteFollowed } = await redirects.load();
      const destination = await findDestination({ pathname, search, hash });
      if (isOver) return;
      if (!destination) {
        setNowhere(true);
        return;
      }
      noteFollowed(pathname);
      if (destination.kind === 'page') await navigate(destination.to, { replace: true });
      else window.location.replace(destination.to);
    }
    // The code did not arrive.
    goOn().catch(() => setNowhere(true));
    return () => {
      isOver = true;
    };
  }, [pathname, search, hash, navigate]);

  return isNowhere ? children : waiting;
}
