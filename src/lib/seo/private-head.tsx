import { site } from '@/config/site';

/** The head of a page that nobody should find by searching or share: its title, and nothing to weigh it down. */
export function PrivateHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
