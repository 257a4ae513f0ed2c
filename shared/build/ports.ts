const first = Number(process.env.DEV_PORT ?? 5173)

/** Ports of the development servers; `DEV_PORT` names another first one. */
export const ports = {
  shell: first,
  about: first + 1,
  academics: first + 2,
  departments: first + 3,
  media: first + 4,
  forms: first + 5,
} as const
