import { Banner } from '@college/shared/ui/banner/banner'
import content from '../../../content/messages.yaml'
import { Letter } from './letter/letter'
import { Trustees } from './trustees/trustees'

export const head = content.page

export function Component() {
  const { messages, trustees } = content
  return (
    <>
      <Banner />
      {messages.map((message) => (
        <Letter key={message.role} message={message} />
      ))}
      <Trustees trustees={trustees} />
    </>
  )
}
