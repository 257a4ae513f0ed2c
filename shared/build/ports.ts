/** Ports of the development servers. */
export const ports = {
  shell: 5173,
  about: 5174,
  academics: 5175,
  departments: 5176,
  media: 5177,
  forms: 5178,
} as const
