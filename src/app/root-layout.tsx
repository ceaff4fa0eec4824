import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '@/components/feedback/announcer';
import { NavigationFocus } from './navigation-focus';

/** What every page shares: scroll and focus on navigation, and a voice for screen readers. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <NavigationFocus />
      <ScrollRestoration />
      <Announcer />
    </>
  );
}
