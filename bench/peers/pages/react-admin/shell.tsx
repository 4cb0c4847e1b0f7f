import { Collapse, ListItemButton } from '@mui/material';
import { useState } from 'react';
import { Admin, CustomRoutes, Layout, Menu, MenuItemLink, type LayoutProps } from 'react-admin';
import { Route, useLocation } from 'react-router-dom';
import { menu, pages, type Area } from '../../model/menu';
import { mount } from '../mount';

/** Shows the shell: the menu, and a page for each of its entries. */
export function showShell(): void {
  mount(
    <Admin layout={ShellLayout} dashboard={Page} disableTelemetry>
      <CustomRoutes>
        {pages.map(({ path }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </CustomRoutes>
    </Admin>,
  );
}

function ShellLayout(props: LayoutProps) {
  return <Layout {...props} menu={ShellMenu} />;
}

function Page() {
  return <h1>Page {useLocation().pathname}</h1>;
}

function ShellMenu() {
  const [open, setOpen] = useState(menu[0]?.label);
  return (
    <Menu>
      {menu.map((area) => (
        <div key={area.label}>
          <ListItemButton onClick={() => setOpen(area.label)}>{area.label}</ListItemButton>
          <Collapse in={area.label === open} timeout={0} unmountOnExit>
            <Groups area={area} />
          </Collapse>
        </div>
      ))}
    </Menu>
  );
}

function Groups({ area }: { readonly area: Area }) {
  const [open, setOpen] = useState(area.children[0]?.label);
  return area.children.map(({ label, children }) => (
    <div key={label}>
      <ListItemButton sx={{ pl: 3 }} onClick={() => setOpen(label)}>
        {label}
      </ListItemButton>
      <Collapse in={label === open} timeout={0} unmountOnExit>
        {children.map((leaf) => (
          <MenuItemLink key={leaf.path} to={leaf.path} primaryText={leaf.label} />
        ))}
      </Collapse>
    </div>
  ));
}
