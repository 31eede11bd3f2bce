export { Menu, type MenuAction, type MenuGroup, type MenuProps } from './Menu.tsx';
