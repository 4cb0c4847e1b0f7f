import '@blueprintjs/core/lib/css/blueprint.css';
import '../page.css';
import { Button, Navbar } from '@blueprintjs/core';
import { useState } from 'react';
import { createHashRouter, NavLink, Outlet, RouterProvider } from 'react-router-dom';
import { menu, pages, type Area } from '../../model/menu';
import { mount } from '../mount';
import { Page } from './Page';

/** Shows the shell: the menu, and a page for each of its entries. */
export function showShell(): void {
  const lazy = () => import('./Page').then(({ Page }) => ({ Component: Page }));
  const routes = [{ path: '/', element: <Page /> }, ...pages.map(({ path }) => ({ path, lazy }))];
  const router = createHashRouter([{ element: <Shell />, hydrateFallbackElement: <></>, children: routes }]);
  mount(<RouterProvider router={router} />);
}

function Shell() {
  const [open, setOpen] = useState(menu[0]?.label);
  return (
    <div className="layout">
      <nav className="menu">
        {menu.map((area) => (
          <AreaEntry key={area.label} area={area} isOpen={area.label === open} onOpen={() => setOpen(area.label)} />
        ))}
      </nav>
      <main>
        <Navbar>
          <Navbar.Heading>Console</Navbar.Heading>
          <Button variant="minimal">User</Button>
        </Navbar>
        <Outlet />
      </main>
    </div>
  );
}

interface AreaEntryProps {
  readonly area: Area;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function AreaEntry({ area, isOpen, onOpen }: AreaEntryProps) {
  const [open, setOpen] = useState(area.children[0]?.label);
  return (
    <>
      <button aria-expanded={isOpen} onClick={onOpen}>
        {area.label}
      </button>
      {isOpen &&
        area.children.map(({ label, children }) => (
          <div key={label}>
            <button aria-expanded={label === open} onClick={() => setOpen(label)}>
              {label}
            </button>
            {label === open &&
              children.map((leaf) => (
                <NavLink key={leaf.path} to={leaf.path}>
                  {leaf.label}
                </NavLink>
              ))}
          </div>
        ))}
    </>
  );
}
