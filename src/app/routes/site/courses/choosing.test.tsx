import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { Component as ComparePage } from './compare';
import { Component as FinderPage } from './finder';

function open(page: 'compare' | 'finder', search = '') {
  const path = `/courses/${page}`;
  const Page = page === 'compare' ? ComparePage : FinderPage;
  return renderPage(
    <HelmetProvider>
      <Page />
    </HelmetProvider>,
    { path, address: path + search },
  );
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the page that compares', () => {
  it('shows what the address names, mends what is wrong in it, and follows the choice', async () => {
    const { router } = open('compare', '?courses=Cyber-Security,law,cyber-security,data-science');
    expect(heads()).toEqual([
      expect.stringContaining('Cybersecurity Analyst'),
      expect.stringContaining('Data Science'),
    ]);
    await waitFor(() =>
      expect(router.state.location.search).toBe('?courses=cyber-security,data-science'),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Foundation/ }));
    await waitFor(() => expect(heads()).toHaveLength(3));
    expect(router.state.location.search).toBe(
      '?courses=cyber-security,data-science,ai-digital-marketing-basic',
    );
    await router.navigate(-1);
    await waitFor(() => expect(heads()).toHaveLength(2));
  });

  it('begins with three where the address names none', async () => {
    const { router } = open('compare', '?courses=law');
    expect(heads()).toHaveLength(3);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the page that finds a course', () => {
  it('answers once all five are answered, keeps the answers in the address, and begins again', async () => {
    const { router } = open('finder', '?field=security&experience=some&hours=many&months=nonsense');
    expect(screen.getByText(/3 of 5 so far/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Within 2 months' }));
    await userEvent.click(screen.getByRole('radio', { name: 'The fee does not decide' }));
    const best = await screen.findByRole('article', { name: 'Cybersecurity Analyst' });
    expect(best).toHaveTextContent('This one fits');
    expect(within(best).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(router.state.location.search).toBe(
      '?field=security&experience=some&hours=many&months=2&fee=any',
    );
    expect(screen.getByRole('link', { name: /^Compare the first two/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/courses\/compare\?courses=cyber-security,/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('says so when nothing fits, and what one can do', () => {
    open('finder', '?field=data&experience=none&hours=few&months=any&fee=low');
    const best = screen.getByRole('article', { name: /^Data Science/ });
    expect(best).toHaveTextContent('Nothing fits well yet');
    expect(best).toHaveTextContent('Against it: It takes 8 to 12 hours a week');
    expect(best).toHaveTextContent('Instalments over 3 to 12 months');
    expect(within(best).getByRole('link', { name: 'Free webinars' })).toBeVisible();
  });
});
