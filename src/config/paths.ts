/** Every address of the application. Parameters are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  blogs: (query: { category?: string } = {}) =>
    query.category ? `/blogs?category=${encodeURIComponent(query.category)}` : '/blogs',
  blog: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  feed: () => '/feed.xml',
  notFound: () => '/404',
  cms: {
    home: () => '/cms',
    login: (redirectTo?: string) =>
      redirectTo ? `/cms/login?redirect=${encodeURIComponent(redirectTo)}` : '/cms/login',
    forgotPassword: () => '/cms/forgot-password',
    setPassword: () => '/cms/set-password',
    posts: () => '/cms/content',
    newPost: () => '/cms/content/new',
    editPost: (id: string) => `/cms/content/edit/${encodeURIComponent(id)}`,
  },
} as const;
