import type { RouteObject } from 'react-router-dom';
import '../styles/staff.css';
import { ErrorPage } from './error-page';
import { siteMap } from './router';

/** The rooms of the staff, apart from the site map, so that visitors do without their names. */
const staffRoutes: RouteObject[] = [
  {
    path: 'cms',
    ErrorBoundary: ErrorPage,
    children: [
      { path: 'login', lazy: () => import('./routes/cms/login') },
      { path: 'forgot-password', lazy: () => import('./routes/cms/forgot-password') },
      { path: 'set-password', lazy: () => import('./routes/cms/set-password') },
      {
        lazy: () => import('./routes/cms/cms-layout'),
        children: [
          { index: true, lazy: () => import('./routes/cms/dashboard') },
          { path: 'content', lazy: () => import('./routes/cms/posts') },
          { path: 'content/new', lazy: () => import('./routes/cms/new-post') },
          { path: 'content/edit/:id', lazy: () => import('./routes/cms/edit-post') },
          { path: 'pages', lazy: () => import('./routes/cms/pages') },
          { path: 'pages/new', lazy: () => import('./routes/cms/new-page') },
          { path: 'pages/edit/:id', lazy: () => import('./routes/cms/edit-page') },
          { path: 'media', lazy: () => import('./routes/cms/media') },
          { path: 'users', lazy: () => import('./routes/cms/users') },
          { path: 'settings', lazy: () => import('./routes/cms/settings') },
          { path: 'analytics', lazy: () => import('./routes/cms/analytics') },
        ],
      },
    ],
  },
  {
    // No path of its own: `/admin` is no page.
    ErrorBoundary: ErrorPage,
    children: [
      {
        lazy: () => import('./routes/cms/cms-layout'),
        children: [
          { path: 'admin/blogs', lazy: () => import('./routes/admin/blogs') },
          { path: 'admin/media', lazy: () => import('./routes/admin/media') },
        ],
      },
    ],
  },
];

/** Every page there is: from the staff area the public pages are an ordinary navigation away. */
export const routes = siteMap(staffRoutes);
