// One hand: a grid of 24, lines of 1.5, round ends, nothing filled. Each stands alone, so that a page's script has only those it shows.

export const phone =
  'M5 3.75h3.2l1.6 4.3-2 1.7a12.5 12.5 0 0 0 6.45 6.45l1.7-2 4.3 1.6V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.35A1.5 1.5 0 0 1 5 3.75Z'
export const mail = 'M3.75 6.25h16.5v11.5H3.75zM4 6.75l8 6 8-6'
export const fax = 'M7.25 8.75v-5h9.5v5M7.25 16.75h-3.5v-8h16.5v8h-3.5M7.25 13.75h9.5v6.5h-9.5zM17 11.5h.01'
export const pin =
  'M12 20.75c-4.2-4.3-6.25-7.6-6.25-10.5a6.25 6.25 0 0 1 12.5 0c0 2.9-2.05 6.2-6.25 10.5ZM12 12.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z'
export const menu = 'M3.75 7h16.5M3.75 12h16.5M3.75 17h16.5'
export const close = 'm6 6 12 12M18 6 6 18'
export const chevronDown = 'm6 9.25 6 6 6-6'
export const arrowLeft = 'M19.5 12h-15M10.5 6l-6 6 6 6'
export const arrowRight = 'M4.5 12h15M13.5 6l6 6-6 6'
export const play = 'M7.75 4.75 18.5 12 7.75 19.25z'
export const pause = 'M8.5 5v14M15.5 5v14'
export const external = 'M13.25 4.25h6.5v6.5M19.5 4.5l-9 9M17.25 14v5.25H4.75V6.75H10'
export const graduation =
  'M2.75 9.25 12 5l9.25 4.25L12 13.5zM6.5 11.25v5c3 2.35 8 2.35 11 0v-5M21.25 9.5v5.75'
export const briefcase =
  'M3.75 8.25h16.5v11H3.75zM8.75 8V4.75h6.5V8M3.75 12.5c5.3 2.35 11.2 2.35 16.5 0M12 13.4v1.8'
export const landmark =
  'M3.75 9.25 12 4.25l8.25 5zM6 9.5v7.25M10 9.5v7.25M14 9.5v7.25M18 9.5v7.25M3.75 19.75h16.5M4.75 17h14.5'
export const search = 'M10.75 17.25a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5l4.75 4.75'
export const share = 'M12 14.5V3.75M8 7.5l4-3.75 4 3.75M8 10.75H5.25v9.5h13.5v-9.5H16'
export const copy = 'M8.75 8.75h11v11h-11zM15.25 8.5V4.25h-11v11H8.5'
export const calendar = 'M4.25 5.75h15.5v14H4.25zM4.25 10h15.5M8.25 3.5v4M15.75 3.5v4'
export const check = 'm4.75 12.5 4.75 4.75 9.75-10.5'
export const warning = 'M12 4.25 21 19.5H3zM12 10v4.5M12 17h.01'
