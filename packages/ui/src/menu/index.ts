export { CheckMenu, type CheckMenuOption, type CheckMenuProps } from './CheckMenu.tsx';
export { Menu, type MenuAction, type MenuGroup, type MenuProps } from './Menu.tsx';
