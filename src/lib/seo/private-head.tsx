import { useLocation } from 'react-router-dom';
import { site } from '@/config/site';
import { Head } from './head';

interface PrivateHeadProps {
  readonly title: string;
  /** Nothing stands at this address: what was to be here is missing, or failed. */
  readonly isError?: boolean;
}

/** The head of a page that nobody should find by searching or share: no pictures, no previews. */
export function PrivateHead({ title, isError = false }: PrivateHeadProps) {
  const { pathname } = useLocation();
  const description = isError
    ? `${site.name} could not show this page: ${title}`
    : `${title}: part of the staff workspace of ${site.name}, for people with an account.`;
  return (
    <Head
      title={title}
      description={description}
      path={isError ? undefined : pathname}
      noindex
      isPrivate
    />
  );
}
