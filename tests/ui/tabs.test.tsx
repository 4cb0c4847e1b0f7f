import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../../src/ui/Tabs';

const tabs = [
  { id: 'basic', title: 'Basic' },
  { id: 'activity', title: 'Activity' },
];
const strip = (current: string) => (
  <Tabs owner="x" label="Details" tabs={tabs} current={current} onChange={() => undefined} />
);

afterEach(() => vi.restoreAllMocks());

test('the shown tab is scrolled into sight, at first and after a change', () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { rerender } = render(strip('activity'));
  rerender(strip('basic'));
  expect(seen).toEqual(['Activity', 'Basic']);
});

test('room for the bold title does not become part of the name', () => {
  render(strip('basic'));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic', 'Activity']);
});
