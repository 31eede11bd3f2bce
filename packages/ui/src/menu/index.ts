export { CheckMenu, type CheckMenuOption, type CheckMenuProps } from './CheckMenu.tsx';
export { Menu, type MenuAction, type MenuProps } from './Menu.tsx';
