import type { RouteObject } from 'react-router-dom';
import { latePage } from '@/lib/late-page';
import '../styles/staff.css';
import { ErrorPage } from './error-page';

const layout = () =>
  latePage(() => import('./routes/cms/cms-layout'), { ErrorBoundary: ErrorPage });

/** The staff area, in the order of its navigation. */
export const staffPages: RouteObject[] = [
  {
    path: 'cms',
    ErrorBoundary: ErrorPage,
    children: [
      { path: 'login', lazy: latePage(() => import('./routes/cms/login')) },
      { path: 'forgot-password', lazy: latePage(() => import('./routes/cms/forgot-password')) },
      { path: 'set-password', lazy: latePage(() => import('./routes/cms/set-password')) },
      {
        lazy: layout(),
        children: [
          { index: true, lazy: latePage(() => import('./routes/cms/dashboard')) },
          { path: 'content', lazy: latePage(() => import('./routes/cms/posts')) },
          { path: 'content/new', lazy: latePage(() => import('./routes/cms/new-post')) },
          { path: 'content/edit/:id', lazy: latePage(() => import('./routes/cms/edit-post')) },
          {
            path: 'content/history/:id',
            lazy: latePage(() => import('./routes/cms/post-history')),
          },
          { path: 'pages', lazy: latePage(() => import('./routes/cms/pages')) },
          { path: 'pages/new', lazy: latePage(() => import('./routes/cms/new-page')) },
          { path: 'pages/edit/:id', lazy: latePage(() => import('./routes/cms/edit-page')) },
          { path: 'pages/history/:id', lazy: latePage(() => import('./routes/cms/page-history')) },
          { path: 'media', lazy: latePage(() => import('./routes/cms/media')) },
          { path: 'trash', lazy: latePage(() => import('./routes/cms/trash')) },
          { path: 'leads', lazy: latePage(() => import('./routes/cms/leads')) },
          { path: 'leads/:id', lazy: latePage(() => import('./routes/cms/lead')) },
          { path: 'campaigns', lazy: latePage(() => import('./routes/cms/campaigns')) },
          { path: 'campaigns/:id', lazy: latePage(() => import('./routes/cms/campaign')) },
          { path: 'redirects', lazy: latePage(() => import('./routes/cms/redirects')) },
          { path: 'seo', lazy: latePage(() => import('./routes/cms/seo')) },
          { path: 'users', lazy: latePage(() => import('./routes/cms/users')) },
          { path: 'activity', lazy: latePage(() => import('./routes/cms/activity')) },
          { path: 'settings', lazy: latePage(() => import('./routes/cms/settings')) },
          { path: 'analytics', lazy: latePage(() => import('./routes/cms/analytics')) },
        ],
      },
    ],
  },
  {
    // No path of its own: `/admin` is no page.
    lazy: layout(),
    ErrorBoundary: ErrorPage,
    children: [
      { path: 'admin/blogs', lazy: latePage(() => import('./routes/admin/blogs')) },
      { path: 'admin/media', lazy: latePage(() => import('./routes/admin/media')) },
    ],
  },
];
