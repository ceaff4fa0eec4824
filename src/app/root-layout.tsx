import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { Announcer } from '@/components/feedback/announcer';
import { NavigationFocus } from './navigation-focus';

/**
 * The first entry of every document has the key "default". With its address in it, a link from outside leads
 * to its fragment and not to where the tab left an earlier page.
 */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}

/** What every page shares: scroll and focus on navigation, and a voice for screen readers. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <NavigationFocus />
      <ScrollRestoration getKey={scrollKey} />
      <Announcer />
    </>
  );
}
