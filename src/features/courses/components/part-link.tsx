import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

interface PartLinkProps extends Omit<LinkProps, 'to'> {
  /** Id of a part of this page. */
  readonly part: string;
}

/** To a part of the page, with what was chosen already in its address; the prerendered page knows no query. */
export function PartLink({ part, ...rest }: PartLinkProps) {
  const { search } = useLocation();
  const isHydrated = useIsHydrated(search !== '');
  return <Link {...rest} to={{ search: isHydrated ? search : '', hash: `#${part}` }} />;
}
