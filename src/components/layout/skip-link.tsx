/** The first stop of the Tab key: past the navigation, into the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-toast focus:rounded-sm focus:bg-ink focus:px-4 focus:py-3 focus:font-semibold focus:text-surface"
    >
      Skip to content
    </a>
  );
}
