import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NewDialog } from '~/studio/page/create/NewDialog';
import { drawStudio, projectOf } from '~/tests/harness/studio/fake-studio';

const fleet = { name: 'console', owner: 'Fleet team' };
const care = { name: 'care', owner: 'Care team' };
const jobs = { id: 'jobList', about: 'All jobs.', properties: [], usedBy: [] };

/** Draws the dialog over a project with some roots, and waits for the operations. */
async function drawDialog(roots: readonly { readonly name: string; readonly owner: string }[]) {
  const project = projectOf([], { roots });
  const answers = { project: () => project, operations: () => [jobs], create: () => ({ problem: 'Not today.' }) };
  const drawn = drawStudio(<NewDialog onClose={() => undefined} />, answers);
  drawn.studio.project.set(project);
  await screen.findByRole('option', { name: /jobList/ });
  return drawn;
}

test('in a console of several teams a new descriptor is for one of them, at first for the console', async () => {
  const { sent } = await drawDialog([fleet, care]);
  const team = screen.getByRole('combobox', { name: 'Team' });
  expect([...team.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Fleet team',
    'Care team',
  ]);
  expect(team).toHaveProperty('value', 'console');
  fireEvent.change(team, { target: { value: 'care' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Not today.');
  await vi.waitFor(() =>
    expect(sent).toContainEqual(['create', { kind: 'drawer', name: 'job', operation: 'jobList', root: 'care' }]),
  );
});

test('a console of one team has no choice of a team', async () => {
  await drawDialog([fleet]);
  expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull();
});

test('what the new descriptor does not ask for is named with the reason, before the dialog closes', async () => {
  const project = projectOf([], { roots: [fleet] });
  const reason = '"source" is not asked for. It is Card or Bank, and no control of a form can fill that in.';
  const onClose = vi.fn();
  const { studio } = drawStudio(<NewDialog onClose={onClose} />, {
    project: () => project,
    operations: () => [jobs],
    create: () => ({ files: [], leftOut: [reason] }),
  });
  studio.project.set(project);
  await screen.findByRole('option', { name: /jobList/ });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(reason)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Close', { selector: 'button *' }));
  expect(onClose).toHaveBeenCalled();
});
