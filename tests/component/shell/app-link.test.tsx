import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppLink } from '~/shell/AppLink';
import { ServicesContext } from '~/view/context/services';
import { setUp } from '../../harness/view/support';

/** Renders a link to `/there`; the result holds what the link navigates to. */
async function showLink(shownPath: string) {
  const { services, page } = await setUp();
  const navigations: unknown[] = [];
  render(
    <ServicesContext
      value={{
        ...services,
        navigate: (...navigation) => void navigations.push(navigation),
        page: { ...page, hashPath: () => shownPath },
      }}
    >
      <AppLink to="/there" state={{ from: 'here' }}>
        There
      </AppLink>
    </ServicesContext>,
  );
  return { navigations, link: screen.getByRole('link', { name: 'There' }) };
}

test.each([
  ['a link navigates inside the page', { shownPath: '/here', replace: false }],
  ['a link to the address that is shown adds no entry to the history', { shownPath: '/there', replace: true }],
])('%s', async (_title, { shownPath, replace }) => {
  const { link, navigations } = await showLink(shownPath);
  const isLeftToBrowser = fireEvent.click(link);
  expect(isLeftToBrowser).toBe(false);
  expect(navigations).toEqual([['/there', { replace, state: { from: 'here' } }]]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', async (key) => {
  const { link, navigations } = await showLink('/here');
  const click = createEvent.click(link, { [key]: true });
  const prevented: boolean[] = [];
  // The simulated page would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect([prevented, navigations]).toEqual([[false], []]);
});
