import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RightsNotice } from './rights-notice';

const none = { canCreate: false, canEdit: false, canPublish: false, canDelete: false };

it.each([
  ['marketing', { ...none, canPublish: true }, 'You can read, publish and unpublish posts here'],
  ['seo', none, 'You can read posts here'],
])('tells %s what the role can do and who can help', (_role, rights, title) => {
  render(<RightsNotice rights={rights} />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/whoever manages users can give you the permission/);
});

it('says nothing to who writes', () => {
  const { container } = render(<RightsNotice rights={{ ...none, canEdit: true }} />);
  expect(container).toBeEmptyDOMElement();
});
