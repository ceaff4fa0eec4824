import { site } from '@/config/site';

/** The support address as a link, for running text. */
export function SupportAddress() {
  return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
}
