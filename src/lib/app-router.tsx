import { createContext, useContext } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

const RouterContext = createContext<Router | null>(null);

/** Shows the routes of a router, and lets components ask the router itself. */
export function AppRouter({ router }: { readonly router: Router }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}

/**
 * The router itself, for where it is going at this very moment: its hooks tell that only after React has rendered.
 * Null in a prerendered page, which goes nowhere.
 */
export function useRouter(): Router | null {
  return useContext(RouterContext);
}
