import { usePage } from '@college/runtime'
import { Banner } from '@college/shared/ui/banner/banner'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import claims from '../../../content/claims.yaml'
import content from '../../../content/pg.yaml'
import courses from '../../../content/pg-titles.data'
import type { PgCourse } from '../../../content/schemas'
import { AskOffice, ClaimNote, isPast } from '../../claim/claim'
import { Faculty } from '../../faculty/faculty'
import { Invitation } from '../../invitation/invitation'
import { TitleLink } from '../../title-link/title-link'
import eligibilityStyles from './eligibility.module.css'
import figureStyles from './figures.module.css'
import otherStyles from './other-courses.module.css'
import yearStyles from './years.module.css'

const { labels } = content

export function Component({ content: course, slug }: { content: PgCourse; slug: string }) {
  return (
    <>
      <Banner />
      <Figures duration={course.duration} intake={course.intake} />
      <Section heading={labels.overview} width="text">
        <Prose paragraphs={course.overview} />
      </Section>
      <Eligibility eligibility={course.eligibility} />
      <Years years={course.years} />
      <Faculty people={course.faculty} />
      <Invitation words={labels.applyIntro} label={labels.apply} course={course.course} />
      {courses.length > 1 && <OtherCourses slug={slug} />}
    </>
  )
}

function Figures({ duration, intake }: Pick<PgCourse, 'duration' | 'intake'>) {
  const { day } = usePage()
  const figures = [
    { label: labels.duration, figure: duration.years, text: duration.text },
    isPast(intake, day)
      ? {
          label: labels.intake,
          text: claims.intake.text,
          note: <AskOffice subject={claims.intake.subject} />,
        }
      : { label: labels.intake, figure: intake.places, text: intake.text, note: <ClaimNote {...intake} /> },
  ]
  return (
    <section className={figureStyles.band} aria-label={labels.atAGlance}>
      <div className={figureStyles.container}>
        {figures.map(({ label, figure, text, note }) => (
          <div key={label} className={figureStyles.figure}>
            <h2 className={figureStyles.label}>{label}</h2>
            <p className={figureStyles.numeral} aria-hidden="true">
              {figure}
            </p>
            <div className={figureStyles.text}>
              <p>{text}</p>
              {note}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Who can be admitted: how it is decided, and beside it what is needed, also accepted and not accepted. */
function Eligibility({ eligibility }: Pick<PgCourse, 'eligibility'>) {
  const { intro, required, accepted, notAccepted } = eligibility
  const lists = [
    { title: labels.required, points: required, icon: icons.check, style: eligibilityStyles.check },
    { title: labels.accepted, points: accepted, icon: icons.check, style: eligibilityStyles.check },
    { title: labels.notAccepted, points: notAccepted, icon: icons.close, style: eligibilityStyles.close },
  ]
  return (
    <Section
      heading={labels.eligibility}
      tone="wash"
      aside={
        <div className={eligibilityStyles.sheet}>
          {lists.map(
            ({ title, points, icon, style }) =>
              points && (
                <div key={title} className={eligibilityStyles.list}>
                  <h3>{title}</h3>
                  <ul className={eligibilityStyles.points}>
                    {points.map((point) => (
                      <li key={point} className={eligibilityStyles.point}>
                        <Icon path={icon} className={style} />
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
      }
    >
      <Prose paragraphs={intro} />
    </Section>
  )
}

function Years({ years }: Pick<PgCourse, 'years'>) {
  return (
    <Section heading={labels.years} tone="card">
      <ol className={yearStyles.years}>
        {years.map(({ title, text, subjects }, index) => (
          <li key={title} className={yearStyles.year}>
            <p className={yearStyles.numeral} aria-hidden="true">
              {index + 1}
            </p>
            <div className={yearStyles.words}>
              <h3>{title}</h3>
              <p className={yearStyles.text}>{text}</p>
            </div>
            <ul className={yearStyles.subjects}>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function OtherCourses({ slug }: { slug: string }) {
  return (
    <div className={otherStyles.band}>
      <Section heading={labels.others} width="text">
        <ul className={otherStyles.list}>
          {courses
            .filter((course) => course.slug !== slug)
            .map((course) => (
              <li key={course.slug} className={otherStyles.course}>
                <h3 className={otherStyles.title}>
                  <TitleLink href={`/department/${course.slug}`}>{course.title}</TitleLink>
                  <Icon path={icons.arrowRight} />
                </h3>
                <p className={otherStyles.summary}>{course.summary}</p>
              </li>
            ))}
        </ul>
        <p>
          <a href="/department/pg">{labels.all}</a>
        </p>
      </Section>
    </div>
  )
}
